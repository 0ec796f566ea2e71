// Checks the environment variables, by themselves and together.
import { EnvironmentError, readEnvironment, remarksOn } from '../lib/environment.mjs'
import { variables } from '../lib/environment-variables.mjs'
import { bad, good, note } from './finding.mjs'

// Names that are almost right. Common variables of other programs are none of ours.
const ours = /^(BACKUP|BANK|ISSUER|STRIPE|SMTP|MAIL|DATABASE|APP|TRUST|PUBLIC|TEAM|PAGE|RATE)_/
const set = new Set(variables.map(({ name }) => name))
const others = new Set(['APP_SECRET_BEFORE'])

/**
 * Returns the environment if it is usable.
 * @param {Record<string, string | undefined>} source
 * @returns {{ environment?: import('../lib/environment.mjs').Environment, findings: import('../check.mjs').Finding[] }}
 */
export function checkConfiguration(source) {
  const unknown = Object.keys(source)
    .filter((name) => source[name] && ours.test(name) && !set.has(name) && !others.has(name))
    .map((name) =>
      note(`${name} is set, but no variable of the product has this name (.env.example lists them).`),
    )
  try {
    const environment = readEnvironment(source)
    return { environment, findings: [...unknown, ...remarks(environment)] }
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return { findings: [...unknown, ...error.problems.map((problem) => bad(`${problem}.`))] }
  }
}

/** @param {import('../lib/environment.mjs').Environment} environment */
function remarks(environment) {
  const { https, publicOrigin, demo, databaseUrl, mailFrom, newsFrom, smtpUrl, cardPayments, values } =
    environment
  return [
    https
      ? good(`A production start at ${publicOrigin}: real secrets, no demo people.`)
      : note(`PUBLIC_ORIGIN is ${publicOrigin}, without https: a start for trying out, not for members.`),
    ...(demo ? [note('Demo people would be loaded into a database without people (DEMO=1).')] : []),
    ...(!databaseUrl
      ? [note('The database is the embedded one: it lies in DATA_DIR, and only one start can use it.')]
      : []),
    ...(https && !smtpUrl
      ? [
          bad(
            'SMTP_URL is not set: no mail would be sent, and nobody could confirm an address or a password.',
          ),
        ]
      : []),
    ...(https && /@localhost>?$/.test(mailFrom)
      ? [bad(`MAIL_FROM is ${mailFrom}: mail servers refuse a sender without a real domain.`)]
      : []),
    ...(https && newsFrom !== mailFrom && /@localhost>?$/.test(newsFrom)
      ? [bad(`MAIL_FROM_NEWS is ${newsFrom}: mail servers refuse a sender without a real domain.`)]
      : []),
    ...(https && !cardPayments
      ? [note('STRIPE_SECRET_KEY is not set: members pay by bank deposit only.')]
      : []),
    ...(https && !values.BACKUP_COPY
      ? [
          note(
            'BACKUP_COPY is not set: no copy of the backups on another machine is known. A fire or a thief would take both.',
          ),
        ]
      : []),
    ...remarksOn(environment).map((remark) => note(`${remark}.`)),
  ]
}
