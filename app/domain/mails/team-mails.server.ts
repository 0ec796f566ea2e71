import { asViewer } from '~/db/as-viewer.server'
import type { ListedRow } from '~/db/listed-row'
import type { Row } from '~/db/rows'
import type { Language } from '~/i18n/locale'
import type { Viewer } from '~/viewer/viewer'
import { kinds } from './all-kinds'
import { hasSubject, mailWords, subjectsOf } from './catalogue'

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

/** Every kind of mail with its words, in the order of these. */
export function findMailKinds(language: Language) {
  return Object.keys(kinds)
    .filter(hasSubject)
    .map((kind) => ({ value: kind, label: kindInWords(kind, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}

/** What a kind of mail is about, in a language: its subject without the values. */
export function kindInWords(kind: string, language: Language) {
  const t = mailWords(language)
  const text = t(subjectsOf(kind), {
    defaultValue: kind,
    interpolation: { prefix: '[[', suffix: ']]' },
  })
  return text.replaceAll(/\{\{[^}]*\}\}/g, '…')
}
