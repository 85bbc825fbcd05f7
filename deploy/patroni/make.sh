#!/bin/sh
# Usage: deploy/patroni/make.sh FOLDER NETWORK ADDRESS1 ADDRESS2 ADDRESS3. Writes into FOLDER what three database
# machines need, in a NETWORK such as 10.0.0.0/24 that the shop's machines are in too: a certificate authority of
# their own, and for each machine its certificate, etcd and patroni.yml; and haproxy.cfg for the machines of the
# shop. Passwords between the three are made here. See docs/operate/cluster.md.
set -eu
[ $# -eq 5 ] || { sed -n '2,5s/^# //p' "$0" >&2; exit 2; }
umask 077
from=$(cd "$(dirname "$0")" && pwd)
mkdir "$1" && cd "$1"
network=$2 first=$3 second=$4 third=$5
key='ec -pkeyopt ec_paramgen_curve:prime256v1'
secret() { openssl rand -hex 24; }
superuser=$(secret) replication=$(secret) rewind=$(secret) token=$(secret)

# shellcheck disable=SC2086
openssl req -x509 -newkey $key -nodes -days 3650 -subj '/CN=Thok databases' -keyout ca.key -out ca.crt 2>/dev/null

# In lines that name all three machines each keeps its place; elsewhere the first one stands for this machine.
fill() { # TEMPLATE NAME ADDRESS
  sed -e "/10\.0\.0\.3/!{s/10\.0\.0\.1/$3/;s/^\(name: \|ETCD_NAME=\)one\$/\1$2/}" \
      -e "/10\.0\.0\.3/{s/10\.0\.0\.1/$first/;s/10\.0\.0\.2/$second/;s/10\.0\.0\.3/$third/}" \
      -e "s|10\.0\.0\.0/24|$network|" -e "s/SECRET_OF_SUPERUSER/$superuser/;s/SECRET_OF_REPLICATION/$replication/" \
      -e "s/SECRET_OF_REWIND/$rewind/;s/SECRET_OF_TOKEN/$token/" "$from/$1"
}

machine() { # NAME ADDRESS
  mkdir "$1"
  # `localhost`: the shop comes by way of HAProxy on its own machine.
  # shellcheck disable=SC2086
  openssl req -newkey $key -nodes -subj "/CN=$1" -keyout "$1/machine.key" 2>/dev/null \
    -addext "subjectAltName=DNS:$1,DNS:localhost,IP:$2" -addext extendedKeyUsage=serverAuth,clientAuth |
    openssl x509 -req -CA ca.crt -CAkey ca.key -CAcreateserial -copy_extensions copy -days 3650 \
      -out "$1/machine.crt" 2>/dev/null
  cp ca.crt "$1"
  for template in etcd patroni.yml; do fill $template "$1" "$2" > "$1/$template"; done
}

machine one "$first"
machine two "$second"
machine three "$third"
sed "s/10\.0\.0\.1/$first/;s/10\.0\.0\.2/$second/;s/10\.0\.0\.3/$third/" "$from/haproxy.cfg" > haproxy.cfg
