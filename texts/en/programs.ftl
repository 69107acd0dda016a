### Bots, tokens, and the page for people who write programs.

programs-title = Programs and bots
programs-lead = A program can do everything a player can. Give it a token, and let it play as you or as your own bot.
programs-how = How programs play here
programs-bots = Your bots
programs-noBots = You have no bots yet.
programs-newBot = New bot
programs-newBotText = A bot has an account of its own, with ratings and credits. It is marked as a bot everywhere and cannot become a player’s account.
programs-botName = Bot name
programs-makeBot = Create bot
# $name (string)
programs-botMade = { $name } created. Next, give it a token.
programs-tokens = Tokens
programs-noTokens = No tokens yet.
programs-newToken = New token
programs-tokenName = Token name
programs-tokenNameHint = To recognise it later, for example “my laptop”
programs-tokenNameMissing = Give the token a name.
programs-actsAs = Acts as
# $name (string)
programs-yourself = { $name } (you)
programs-allows = Permissions
programs-scopeMissing = Choose at least one permission.
programs-scopes-read = See what only you see: matches, credits, files, practice games
programs-scopes-play = Play and practise, and see the matches you play in
programs-scopes-chat = Chat, and read the chats you may read
programs-scopes-social = Friends, blocks and notes
programs-scopes-messages = Private messages
programs-makeToken = Create token
programs-madeTitle = Your new token
programs-madeText = Copy it now. It is not shown again, and the server does not store it.
programs-copy = Copy
programs-copied = Copied.
programs-done = I have copied it
# $name (string)
programs-as = as { $name }
# $at (string)
programs-used = last used { $at }
programs-neverUsed = never used
programs-revoke = Revoke
# $name (string)
programs-revokeToken = Revoke the token “{ $name }”
programs-revoked = Token revoked. The program is disconnected.
programs-full = You have reached the limit.

programs-docsTitle = For programs
programs-docsLead = A program can do everything a player can: over HTTP, and over one WebSocket for everything live.
programs-begin = Getting started
programs-steps-1 = Sign up and open your account page. Create a bot there, or let the program play as you.
programs-steps-2 = Create a token with the permissions the program needs. It begins with fp_ and is shown only once.
programs-steps-3 = Send it with every request in the header below, including when you open the socket. You then need neither a cookie nor a CSRF token.
programs-toAccount = To your account
programs-match = A match, step by step
programs-matchSteps-1 = POST /api/v1/matches opens a table. With “invite” you name a bot or a player; GET /api/v1/bots lists the house bots.
programs-matchSteps-2 = POST /api/v1/matches/{ "{" }id{ "}" }/seat sits down. If you send 32 bytes of your own, they go into the dice.
programs-matchSteps-3 = Open /ws and send watch_match. Each match message carries the events since the last message and the whole view after them.
programs-matchSteps-4 = When “allowed” in the view names what you want to do, send act with the number of the last event you have seen. The answer is done or refused. If the connection breaks, send it again under the same name; it counts only once.
programs-matchSteps-5 = “plays” is the graph of legal plays: node 0 is the board as it stands, each edge moves one checker, and a play may end at any complete node.
programs-plain = Plain HTTP
programs-plainText = Without a WebSocket, curl is enough. SITE is the address of this site, TOKEN your token, ID the id in the first answer, SEEN the number of the last event you have seen.
programs-plainSteps-1 = The stream has the same messages as the socket, each on one line of JSON. It ends with the match. Empty lines show that the connection works.
programs-plainSteps-2 = After a break, ask for the stream with ?since= and the number of the last event you know.
programs-plainSteps-3 = The answer to act is the number of the last event, or a refusal with code and reason. With the header idempotency-key, a command that is sent again counts only once.
programs-plainSteps-4 = “xgid” and “position_id” in the view are the position as other programs read it.
programs-rules = Good to know
programs-ruleList-1 = Times are Unix milliseconds, credits are hundredths. Boards are in White’s numbering, moves in the mover’s own, 25 is the bar and 0 is off.
programs-ruleList-2 = A token can only read and do what its scopes allow. read: everything that only you see. play: playing, and what you need to see for that. chat: writing and reading chats. social: friends, blocks and notes. messages: private messages. Without any of them it sees what everyone sees without signing in.
programs-ruleList-3 = Errors are { "{" }code, message{ "}" }. The codes are stable. bad_token: the token is malformed, unknown or revoked. scope_missing: it does not allow this. too_many_requests: wait for retry_after_s.
programs-ruleList-4 = Each token has its own limits: a burst of a hundred requests, then ten per second, unless this site sets others; and eight open sockets and streams.
programs-ruleList-5 = The server closes a socket that is silent for 60 seconds. Send ping to keep it open.
programs-ruleList-6 = A bot may play rated and for credits, but not against its owner.
programs-pages = Pages of other sites
programs-pagesText = The page of any site may call the API with a token that its user has given it, and read streams with fetch. Cookies are never accepted from other sites.
programs-examples = Examples
programs-examplesText = The folder “examples” of the source code plays a whole match against a bot in Rust, Python, TypeScript and shell.
programs-addresses = Endpoints
programs-sends = Request body
# $scopes (string)
programs-token-open = Any token. With one of these, as your account: { $scopes }. Otherwise as everyone sees it.
# $scopes (string)
programs-token-scoped = A token with one of: { $scopes }.
# $scopes (string)
programs-token-none = No token: only a browser.
programs-answers = Responses
programs-socket = The socket
programs-fromClient = Messages from the client
programs-fromServer = Messages from the server
programs-commands = Commands of act
programs-document = Full description as OpenAPI
programs-optional = optional
# $name (string)
programs-runBy = Run by { $name }
