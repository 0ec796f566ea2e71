import { read } from '~/db/read.server'
import type { ListedRow } from '~/db/listed-row'
import type { Row } from '~/db/generated/rows'
import { getConstants } from '~/domain/constants/constants.server'
import type { Language } from '~/i18n/locale'
import type { Viewer } from '~/viewer/viewer'
import { kinds } from './all-kinds'
import { hasSubject, mailWords, subjectsOf } from './catalogue'
import { composeSubject } from './compose'

/** A mail in the team's list. */
export type TeamMail = ListedRow<'admin_mails'> & { subject?: string }

/**
 * One mail with what the viewer may read of it, or undefined; `words` is null when they are gone, and when they are
 * `forTreasurer`.
 */
export async function findTeamMail(viewer: Viewer, id: number) {
  const [[mail], [words]] = await read(viewer, (sql) => [
    sql<TeamMail[]>`select * from api.admin_mails where id = ${id}`,
    sql<Row<'team_mail'>[]>`select * from api.team_mail(mail_id => ${id})`,
  ])
  if (!mail) return undefined
  return {
    ...mail,
    words: mail.hasWords && words?.content ? { ...words, content: words.content } : null,
    forTreasurer: words?.content === null,
  }
}

/** What did not arrive at her present address, the newest first, each with its subject. */
export async function listMissed(viewer: Viewer, userId: number, language: Language) {
  const missed = await read(
    viewer,
    (sql) => sql<TeamMail[]>`
    select * from api.admin_mails where to_user_id = ${userId} and in_dead and not former_address
    order by id desc limit 5`,
  )
  const subjects = await subjectsOfMails(viewer, missed, language)
  return missed.map((mail) => ({ ...mail, subject: subjects.get(mail.id) }))
}

/** Every kind of mail with its words, in the order of these. */
export function findMailKinds(language: Language) {
  return Object.keys(kinds)
    .filter(hasSubject)
    .map((kind) => ({ value: kind, label: kindInWords(kind, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}

/**
 * The subjects of mails in a language, by their ids; of a mail whose words are gone, or are not for the viewer, its kind in
 * words.
 */
export async function subjectsOfMails(
  viewer: Viewer,
  mails: { id: number; kind: string }[],
  language: Language,
) {
  const subjects = new Map(mails.map(({ id, kind }) => [id, kindInWords(kind, language)]))
  // The others say the same in every mail.
  const ids = mails
    .filter(({ id, kind }) => !hasSubject(kind) || subjects.get(id)!.includes('…'))
    .map(({ id }) => id)
  if (ids.length === 0) return subjects
  const [figures, found] = await Promise.all([
    getConstants(),
    read(
      viewer,
      (sql) => sql<(Pick<Row<'team_mail'>, 'kind' | 'content'> & { id: number })[]>`
        select m.id, w.kind, w.content
        from unnest(${ids}::integer[]) as m (id), api.team_mail(mail_id => m.id) w
        where w.content <> '{}'`,
    ),
  ])
  for (const { id, kind, content } of found) {
    try {
      subjects.set(id, composeSubject({ kind, content, figures }, language))
    } catch {
      // Written by an older release, with other values: its kind in words stays.
    }
  }
  return subjects
}

/** What a kind of mail is about, in a language: its subject with … for the values. */
export function kindInWords(kind: string, language: Language) {
  const t = mailWords(language)
  const text = t(subjectsOf(kind), {
    defaultValue: kind,
    interpolation: { prefix: '[[', suffix: ']]' },
  })
  return text.replaceAll(/\{\{[^}]*\}\}/g, '…')
}
