### Private messages between two players.

messages-title = Messages
messages-lead = Only you and the other player read them. They are deleted after a year.
# $name (string)
messages-with = Messages with { $name }
messages-none = No messages yet.
messages-noneText = Open a player’s page and press “Message”.
messages-choose = Choose a conversation.
messages-write = Message
# $name (string)
messages-text = Message to { $name }
messages-send = Send
messages-earlier = Earlier messages
# $name (string)
messages-first = This is the beginning of your messages with { $name }.
# $name (string)
messages-held = You both have a part in a team match. { $name } gets these messages when no board is in play.
messages-closed = You and this player cannot write to each other.
messages-guests = Guests cannot send messages.
messages-back = All messages
messages-you = You
# $n (number)
messages-unread = { $n } unread
messages-report = Report
messages-deleteAll = Delete
messages-deleteTitle = Delete this conversation?
# $name (string)
messages-deleteText = It disappears from your list. { $name } keeps the messages.
messages-deleted = Conversation deleted.
messages-include = Send our last 50 messages with the report
messages-included = Messages in the report
messages-reporter = Reporter
# $n (number)
# $from (string)
messages-bell =
    { $n ->
        [one] New message from { $from }
       *[other] { $n } new messages from { $from }
    }
