### Clubs: the list, a club, and what people do in it.

clubs-lead = Play, talk and compete with people you know.
clubs-yours = Your clubs
clubs-invitations = Invitations
clubs-all = All clubs
clubs-search = Find a club by name
clubs-find = Find
clubs-none = No clubs yet.
clubs-nothingFound = No club name begins like this. Check the spelling.
# $n (number)
clubs-members =
    { $n } { $n ->
        [one] member
       *[other] members
    }
clubs-joining-open = Everybody can join
clubs-joining-request = Join by request
clubs-joining-invitation = Join by invitation
clubs-roles-owner = Owner
clubs-roles-officer = Officer
clubs-roles-member = Member
clubs-standings-asks = Asks to join
clubs-standings-invited = Invited
clubs-standings-barred = Barred
clubs-found = Found a club
clubs-foundLead = You will be its owner.
clubs-name = Name of the club
clubs-nameHint = 3 to 40 characters. It cannot look like the name of another club.
clubs-about = About the club
clubs-howToJoin = How people join
clubs-create = Create the club
clubs-guests = Guests cannot join clubs.

clubs-notFound = There is no such club.
clubs-gone = This club no longer exists.
# $date (string)
clubs-since = Founded on { $date }
clubs-join = Join the club
clubs-ask = Ask to join
clubs-asked = You have asked to join. An officer will answer.
clubs-withdraw = Withdraw the request
clubs-invited = You are invited.
clubs-decline = Decline
clubs-barred = You cannot join this club.
clubs-onlyInvited = Officers of the club invite new members.
clubs-leave = Leave the club
clubs-leaveText = Whether you can join again depends on the club.
clubs-leaveOwner = The club then has no owner until an officer takes it over. Without officers, any member can.
clubs-leaveLast = You are the last member: the club is dissolved, and its name cannot be used again.
clubs-dissolve = Dissolve the club
clubs-dissolveText = Members, chat and the list of events are deleted. The name cannot be used again.
clubs-edit = Edit
clubs-save = Save
clubs-saved = Saved.
clubs-report = Report the club

clubs-leaderboard = Leaderboard
clubs-leaderboardNone = No member has an established rating in this list yet.
clubs-list = List
clubs-memberList = Members
clubs-outsiders = Requests and invitations
clubs-invite = Invite a player
clubs-inviteName = Name of the player
clubs-sendInvitation = Invite
clubs-accept = Accept
clubs-dismiss = Dismiss
# $name (string)
clubs-actions = Actions for { $name }
clubs-makeOfficer = Make officer
clubs-makeMember = Make member
clubs-handOver = Offer the club
clubs-withdrawOffer = Withdraw the offer
clubs-offered = Club offered
clubs-offeredText = The owner offers you this club.
clubs-vacantText = This club has no owner.
clubs-takeOver = Become the owner
clubs-remove = Remove
clubs-bar = Bar

clubs-events = Events
clubs-eventsNone = No events yet.
clubs-ofClub = Club
clubs-ofNone = No club
clubs-membersOnlyText = Only members of the club can enter.
# $reason (string)
clubs-notAdded = The event is created, but it could not be added to the club: { $reason }
clubs-membersOnly = Members only
clubs-finished = Finished
clubs-newEvent = Create an event
clubs-addEvent = Add an event that you direct
clubs-add = Add
clubs-takeAway = Remove

clubs-chat = Chat
clubs-chatEmpty = No messages yet.
clubs-line = Message to the club
clubs-send = Send
