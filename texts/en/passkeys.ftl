### Passkeys: signing in with a device instead of a password.

passkeys-title = Passkeys
passkeys-lead = Sign in with your fingerprint, face or PIN on your phone, computer or security key. There is nothing to type, and nothing that a fake page could steal.
passkeys-add = Add a passkey
passkeys-addText = Enter your password; your browser then asks where to keep the passkey.
passkeys-name = Passkey name
passkeys-nameHint = To tell your passkeys apart
passkeys-added = Passkey added. You can now sign in with it.
# $made (string)
# $used (string | null)
passkeys-since =
    { $used ->
        [none] Added { $made }, not used yet
       *[other] Added { $made }, last used { $used }
    }
passkeys-remove = Remove
# $name (string)
passkeys-removeNamed = Remove { $name }
passkeys-removed = Passkey removed.
passkeys-notHere = Passkeys need a browser that supports them, and an encrypted (https) site opened by its domain name.
passkeys-signIn = Sign in with a passkey
passkeys-cancelled = No passkey was chosen.
passkeys-known = This device already has a passkey for your account.
