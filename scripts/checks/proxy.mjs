// Checks PUBLIC_ORIGIN from outside: the certificate, the proxy in front, and that it passes on what the product needs.
import { certificateEnd } from '../lib/certificate.mjs'
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

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT']

/** @param {URL} url @returns {Promise<Finding>} */
async function certificateOf(url) {
  const { hostname } = url
  try {
    const days = Math.floor(((await certificateEnd(url)).getTime() - Date.now()) / 86_400_000)
    const said = `The certificate of ${hostname} is valid for ${days} more days`
    return days < soon ? note(`${said}: see to its renewal.`) : good(`${said}.`)
  } catch (error) {
    const code = String(/** @type {NodeJS.ErrnoException} */ (error).code)
    return unreachable.includes(code)
      ? note(
          `${nothing} ${hostname} yet (${code}), from this computer at least: start the proxy, then check again.`,
        )
      : bad(`The certificate of ${hostname} is not valid: ${messageOf(error)}.`)
  }
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
