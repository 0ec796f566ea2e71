#!/bin/sh
# The ENTRYPOINT of the image: options are those of the start, anything else is a command of its own
# (node scripts/check.mjs).
case "${1:--}" in
  -*) set -- node scripts/start.mjs --built --health-file /tmp/mentoring-health "$@" ;;
esac
exec "$@"
