// Translates DATABASE_URL, as hosts and libpq write it, to parameters that the driver knows.

// The driver would send these to the server as settings, and the server refuses unknown ones. Neon's URLs have
// channel_binding; TLS and SCRAM work without it.
const unknown =
  `channel_binding gssencmode krbsrvname load_balance_hosts sslcompression sslsni sslrootcert keepalives
  keepalives_idle keepalives_interval keepalives_count tcp_user_timeout`.split(/\s+/)

// The driver does not support these, and leaving them out would be less safe than the operator asked for.
const unkept = `sslcert sslkey sslpassword sslcrl sslcrldir requirepeer require_auth ssl_min_protocol_version
  ssl_max_protocol_version`.split(/\s+/)

/** Returns what is wrong with a connection string, or false. @param {string} value */
export function addressProblem(value) {
  const [hosts = ''] = value.replace(/^\w+:\/\/([^/?]*@)?/, '').split(/[/?]/)
  if (hosts.includes(',')) return 'must name one host: give a cluster an address that follows its primary'
  if (!URL.canParse(value) || !['postgres:', 'postgresql:'].includes(new URL(value).protocol))
    return 'must look like postgres://user:password@host:5432/database'
  const given = new URL(value).searchParams
  if (!['system', null].includes(given.get('sslrootcert')))
    return 'must not have sslrootcert: name that file in NODE_EXTRA_CA_CERTS, which .env is too late for'
  const promise = unkept.find((name) => given.has(name))
  return promise ? `must not have ${promise}: it would not be kept` : false
}

/** Takes a connection string of libpq; returns one for the driver. @param {string} value */
export function driverAddress(value) {
  if (!value) return value
  const url = new URL(value)
  const given = url.searchParams
  if (!unknown.some((name) => given.has(name))) return value
  if (given.get('sslrootcert') === 'system') given.set('sslmode', 'verify-full')
  if (given.get('channel_binding') === 'require' && !given.has('sslmode')) given.set('sslmode', 'require')
  for (const name of unknown) given.delete(name)
  return url.href
}
