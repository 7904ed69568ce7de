#!/bin/sh
# Runs a command as root in a mount and a network namespace of its own, in which containers can be started on a machine
# with cgroups of version 1, too, and open ports that no other program has: it reaches its own containers and nothing else.
# Calls itself by `unshare`.
set -eu
if [ "${1:-}" != inside ]; then exec unshare --mount --net -- "$0" inside "$@"; fi
shift
mount --make-rprivate /
mount -t sysfs sysfs /sys
mount -t cgroup2 cgroup2 /sys/fs/cgroup
mkdir -p /run/netns
mount -t tmpfs tmpfs /run/netns
ip link set lo up
sysctl -qw net.ipv4.ip_forward=1
exec "$@"
