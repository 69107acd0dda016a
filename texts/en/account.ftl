### Signing in and up, guests, and the account page.

account-signInTitle = Sign in
account-signInLead = Welcome back.
account-signInOwn = This page is about your own matches. Sign in to open it.
account-signUpTitle = Sign up
account-signUpLead = A name and a password, nothing else. No email address, no waiting.
account-keepTitle = Keep your account
account-keepLead = Choose a name and a password. Your matches and ratings stay yours, on every device.
account-name = Name
account-nameHint = 3 to 20 letters, digits, - and _, starting with a letter
account-password = Password
account-passwordHint = At least 8 characters. A few words make a good password.
account-show = Show
account-hide = Hide
account-showPassword = Show the password
account-hidePassword = Hide the password
account-strength-1 = { "" }
account-strength-2 = Easy to guess
account-strength-3 = Fair
account-strength-4 = Strong
account-signIn = Sign in
account-signUp = Create the account
account-keep = Keep account
account-noAccount = No account yet?
account-haveAccount = Already have an account?
account-playAsGuest = Play as a guest
account-orGuest = Just looking?
account-nameProblem-required = Choose a name.
account-nameProblem-too_short = The name needs at least 3 characters.
account-nameProblem-too_long = The name can have at most 20 characters.
account-nameProblem-first_letter = The name must start with a letter from A to Z.
account-nameProblem-characters = Use only letters from A to Z, digits, - and _ in the name.
account-nameProblem-for_guests = Names that begin with “guest” are reserved for guests. Choose another.
account-passwordProblem-required = Choose a password.
account-passwordProblem-too_short = The password needs at least 8 characters.
account-passwordProblem-too_long = The password can have at most 128 characters.
account-passwordProblem-one_character = One repeated character is too easy to guess. Choose another password.
account-passwordProblem-is_the_name = The password must not be your name. Choose another password.
account-nameMissing = Enter your name.
account-passwordMissing = Enter your password.
# $name (string)
account-welcome = Welcome, { $name }.
# $name (string)
account-kept = The account is yours now, { $name }.

account-title = Account
# $date (string)
account-since = Since { $date }
account-guestLead = You are a guest. This account exists only in this browser and is deleted after a while. Keep your account to make it permanent.
account-toProfile = Profile and ratings
account-toHistory = Matches
account-toSettings = Settings
account-changeTitle = Change password
account-current = Current password
account-new = New password
account-change = Change password
account-changed = Password changed. All other devices are signed out.
account-wrongCurrent = Wrong current password. Try again.
account-devicesTitle = Where you are signed in
account-thisDevice = This device
account-unknownDevice = Unknown device
# $at (string)
account-lastSeen = Last used { $at }
# $at (string)
account-signedInAt = signed in { $at }
# $block (string)
account-network = network { $block }
account-newSignInTitle = New sign-in
account-newSignInLead = Someone signed in to your account on a new device. Was it you?
account-itWasMe = It was me
account-notMe = Not me
account-signInOver = already signed out
account-signInRefused = That device is signed out. Someone knows your password, so change it now.
# $name (string)
account-signOutDevice = Sign out on { $name }
account-signOutOthers = Sign out everywhere else
account-deviceSignedOut = Device signed out.
account-signOutTitle = Sign out
account-signOutText = Your matches go on and your clock keeps running. Sign in again to continue them.
account-signOutGuestText = A guest who signs out cannot sign in again. To come back later, keep your account first.
account-signOut = Sign out
account-signOutQuestion = Sign out and lose this guest account?
account-dataTitle = Your data
account-dataText = Download everything we store about you, or delete your account.
account-download = Download everything (JSON)
account-delete = Delete account
account-deleteQuestion = Delete this account?
account-deleteText = Your name, password, devices and everything you wrote are deleted at once and cannot be restored. Your opponents keep the matches, without your name. Your credits are lost.
account-deletePlaying = First finish or leave your matches and tournaments, including those of your bots. Your comparative events must be over.
account-deleteForGood = Delete for good
account-deleted = Account deleted.
