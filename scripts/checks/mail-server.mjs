// Checks the mail server of SMTP_URL by signing in, and the sender's domain in the DNS. Sends nothing.
import { promises as dns } from 'node:dns'
import { createTransport } from 'nodemailer'
import { bad, good, messageOf, note } from './finding.mjs'

/** @typedef {import('../check.mjs').Finding} Finding */

// Milliseconds.
const patience = 8000

/** @type {Record<string, string>} */
const meanings = {
  EAUTH: 'it refuses the user or the password',
  ECONNREFUSED: 'nothing answers at this address and port',
  ESOCKET:
    'the connection is refused or not encrypted as expected (smtps:// is for port 465, smtp:// for 587)',
  ETIMEDOUT: 'it does not answer; many hosters close port 25',
  ECONNECTION: 'it does not answer; many hosters close port 25',
  EDNS: 'no computer has this name',
}

/** @param {import('../lib/environment.mjs').Environment} environment @returns {Promise<Finding[]>} */
export async function checkMailServer({ smtpUrl, mailFrom, newsFrom, only }) {
  if (!smtpUrl || only === 'web' || only === 'migrate') return []
  const domains = new Set([mailFrom, newsFrom].map((sender) => /@([^\s@>]+)>?$/.exec(sender)?.[1] ?? ''))
  return [await signIn(smtpUrl), ...(await Promise.all([...domains].map(domainOf))).flat()]
}

/** @param {string} smtpUrl @returns {Promise<Finding>} */
async function signIn(smtpUrl) {
  const { hostname, port } = new URL(smtpUrl)
  const where = `The mail server ${hostname}${port ? `:${port}` : ''}`
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  })
  try {
    await transport.verify()
    return good(`${where} accepts our sign-in.`)
  } catch (error) {
    const code = String(/** @type {{ code?: string }} */ (error).code ?? '')
    return bad(`${where} cannot be used: ${meanings[code] ?? code ?? messageOf(error)}.`)
  } finally {
    transport.close()
  }
}

/** SPF and DMARC: without them, large mail providers put our mails into spam. @param {string} domain @returns {Promise<Finding[]>} */
async function domainOf(domain) {
  if (!domain.includes('.')) return []
  const [spf, dmarc] = await Promise.all([texts(domain, 'v=spf1'), texts(`_dmarc.${domain}`, 'v=DMARC1')])
  if (!spf || !dmarc) return [note(`The DNS does not answer: SPF and DMARC of ${domain} were not looked up.`)]
  return [
    spf.length === 1
      ? good(`${domain} has an SPF record.`)
      : note(
          spf.length === 0
            ? `${domain} has no SPF record: our mails may land in spam.`
            : `${domain} has ${spf.length} SPF records; receivers then ignore all of them.`,
        ),
    ...(dmarc.length > 0 ? [] : [note(`${domain} has no DMARC record (_dmarc.${domain}).`)]),
  ]
}

/** @param {string} name @param {string} start @returns {Promise<string[] | undefined>} undefined: not known */
async function texts(name, start) {
  const resolver = new dns.Resolver({ timeout: 3000, tries: 1 })
  try {
    const found = (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    return found.filter((text) => text.toLowerCase().startsWith(start.toLowerCase()))
  } catch (error) {
    const { code } = /** @type {{ code?: string }} */ (error)
    return code === 'ENODATA' || code === 'ENOTFOUND' ? [] : undefined
  }
}
