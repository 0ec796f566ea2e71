// Checks PUBLIC_ORIGIN from outside: the certificate, the proxy in front, and that it passes on what the product needs.
import tls from 'node:tls'
import { bad, good, messageOf, note } from './finding.mjs'

/** @typedef {import('../check.mjs').Finding} Finding */

const patience = 6000
const nothing = 'Nothing answers at'
// Days.
const soon = 14
const behind = 'The proxy answers; the product behind it does not run yet.'
const notReady = 'The site answers that it is not ready: its database cannot be reached.'

/** Whether the answer may change in the seconds after a start. @param {Finding} finding */
export const isNotYetThere = ({ text }) => text === behind || text === notReady

/** @param {import('../lib/environment.mjs').Environment} environment @returns {Promise<Finding[]>} */
export async function checkProxy({ https, publicOrigin, only }) {
  if (!https || only === 'migrate' || only === 'worker') return []
  const url = new URL(publicOrigin)
  const certificate = await certificateOf(url)
  if (certificate.verdict === 'bad' || certificate.text.startsWith(nothing)) return [certificate]
  return [certificate, ...(await answers(url))]
}

/** @param {URL} url @returns {Promise<Finding>} */
function certificateOf({ hostname, port }) {
  return new Promise((resolve) => {
    const socket = tls.connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      timeout: patience,
    })
    const end = (/** @type {Finding} */ finding) => {
      socket.destroy()
      resolve(finding)
    }
    socket.once('secureConnect', () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000)
      const said = `The certificate of ${hostname} is valid for ${days} more days`
      end(days < soon ? note(`${said}: see to its renewal.`) : good(`${said}.`))
    })
    socket.once('timeout', () => end(note(`${nothing} ${hostname} yet; from this computer at least.`)))
    socket.once('error', (error) => {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error)
      if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(String(code)))
        end(note(`${nothing} ${hostname} yet (${code}): start the proxy, then check again.`))
      else end(bad(`The certificate of ${hostname} is not valid: ${messageOf(error)}.`))
    })
  })
}

/** @param {URL} url @returns {Promise<Finding[]>} */
async function answers(url) {
  try {
    const answer = await fetch(new URL('/readyz', url), {
      signal: AbortSignal.timeout(patience),
      redirect: 'manual',
    })
    const { status } = answer
    if (status === 421)
      return [
        bad('The proxy does not pass on the name of the site: set «Host» (proxy_set_header Host $host).'),
      ]
    if (status === 502 || status === 504) return [note(behind)]
    if (status === 503) return [bad(notReady)]
    if (status !== 200) return [bad(`The site answers ${status} at /readyz: something else is served there.`)]
    const long = answer.headers.has('strict-transport-security')
    return [
      good('The site answers and is ready.'),
      ...(long ? [] : [note('The proxy removes Strict-Transport-Security.')]),
    ]
  } catch (error) {
    return [note(`The site does not answer: ${messageOf(error)}.`)]
  }
}
