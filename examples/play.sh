#!/bin/sh
# Plays one game against a bot over plain HTTP, with curl and awk: sh play.sh http://127.0.0.1:8080 fp_... Pip
# The token needs the scope `play`. The player takes every double and makes the first legal play.
set -eu
matches=$1/api/v1/matches token="authorization: Bearer $2" bot=$3 answered=
post() { curl -sS --fail-with-body -H "$token" -H 'content-type: application/json' -d "$2" "$matches$1"; }
# Prints what is in a text ($1) between two others. Larger programs read the JSON with a parser.
between() { rest=${1#*"$2"} && printf %s "${rest%%"$3"*}"; }
# The legal plays are a graph: node 0 is the current board, each edge moves one checker by one die.
first_play='{ split(substr($0, index($0, "\"plays\":[")), node, "\"complete\":"); at = 2
  while (node[at] ~ /^false/ && match(node[at], /"from":[0-9]+,"to":[0-9]+/)) {
    printf "%s{%s}", comma, substr(node[at], RSTART, RLENGTH); comma = ","
    match(node[at], /"next":[0-9]+/); at = substr(node[at], RSTART + 7, RLENGTH - 7) + 2 } }'

table=$(post "" '{"invite":"'"$bot"'","settings":{"format":{"kind":"normal"},"rated":false,"time":{"kind":"none"}}}')
id=$(between "$table" '"id":"' '"')
post "/$id/seat" '{}' >/dev/null
curl -sSN -H "$token" "$matches/$id/stream" | while read -r line; do
  case $line in '{"type":"match"'*) view=${line#*'"view":'} ;; *) continue ;; esac
  if [ "$(between "$view" '"phase":{"kind":"' '"')" = over ]; then
    [ "$(between "$view" '"winner":"' '"')" = "$(between "$view" '"you":"' '"')" ] && word=won || word=lost
    echo "$word against $bot"
    continue # The stream ends now.
  fi
  seq=$(between "$view" '"seq":' ,)
  [ "$seq" != "$answered" ] || continue
  case $(between "$view" '"allowed":[' ']') in
  *'"accept_resignation"'*) command='{"do":"accept_resignation"}' ;;
  *'"take"'*) command='{"do":"take"}' ;;
  *'"roll"'*) command='{"do":"roll"}' ;;
  *'"play"'*) command='{"do":"play","moves":['$(printf '%s\n' "$view" | awk "$first_play")']}' ;;
  *) continue ;;
  esac
  answered=$seq
  post "/$id/act" '{"seen":'"$seq"',"command":'"$command"'}' >/dev/null
done
