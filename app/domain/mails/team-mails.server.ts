import * as acts from '~/db/acts.server'
import { asViewer } from '~/db/as-viewer.server'
import type { ListedRow } from '~/db/listed-row'
import * as reads from '~/db/reads.server'
import type { Row } from '~/db/rows'
import type { Language } from '~/i18n/locale'
import type { Viewer } from '~/viewer/viewer'
import { mailKinds, mailWords } from './catalogue'

/** A mail in the team's list; `subject` is its kind in words, with … for what differs from mail to mail. */
export type TeamMail = ListedRow<'admin_mails'> & { subject?: string }

/**
 * One mail with what the viewer may read of it, or undefined; `words` is null when they are gone, and when they are
 * `forTreasurer`.
 */
export async function findTeamMail(viewer: Viewer, id: number) {
  return asViewer(viewer, async (sql) => {
    const [mail] = await sql<TeamMail[]>`select * from api.admin_mails where id = ${id}`
    const [words] = await sql<Row<'team_mail'>[]>`select * from api.team_mail(mail_id => ${id})`
    if (!mail) return undefined
    const forTreasurer = words?.content === null
    return {
      ...mail,
      words: mail.hasWords && words?.content ? { ...words, content: words.content } : null,
      forTreasurer,
    }
  })
}

/** Sends a dead mail again. Raises the errors of api.resend_mail. */
export function resendMail(viewer: Viewer, id: number) {
  return acts.resendMail(viewer, { mailId: id })
}

/** What stands between an administrator and sending each of these mails again. */
export function findResendObstacles(viewer: Viewer, ids: number[]) {
  return reads.resendObstacles(viewer, { mailIds: ids })
}

/** Every kind of mail with its words, in the order of these. */
export function findMailKinds(language: Language) {
  return mailKinds
    .map((kind) => ({ value: kind, label: kindInWords(kind, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}

/** What a kind of mail is about, in a language: its subject without the values. */
export function kindInWords(kind: string, language: Language) {
  const t = mailWords(language)
  const text = t(`${kind}.subject`, { defaultValue: kind, interpolation: { prefix: '[[', suffix: ']]' } })
  return text.replaceAll(/\{\{[^}]*\}\}/g, '…')
}
