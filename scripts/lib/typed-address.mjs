import { domainToASCII } from 'node:url'

/** A typed e-mail address as the database stores it; empty if it is none. @param {string} typed */
export function typedAddress(typed) {
  const [, local, domain = ''] = /^([^\s@]+)@([^\s@]+\.[^\s@]+)$/.exec(typed.trim().toLowerCase()) ?? []
  return domainToASCII(domain) && `${local}@${domainToASCII(domain)}`
}
