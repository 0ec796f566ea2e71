import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import { readId } from '~/domain/values'
import { personName } from '~/i18n/latin-name'
import type { Language } from '~/i18n/locale'

export type MentorOnTheWay = { id: number; name: string; title: string; photoId: number | null }

/** The public mentor whose page is the path, or undefined. */
export async function findMentorOnTheWay(
  path: string,
  language: Language,
): Promise<MentorOnTheWay | undefined> {
  const id = readId(/^\/mentors\/(\d+)(?:\?|$)/.exec(path)?.[1])
  if (!id) return undefined
  const [card] = await read(
    null,
    (sql) => sql<
      Pick<Row<'mentor_cards'>, 'mentorId' | 'name' | 'surname' | 'latinName' | 'title' | 'photoId'>[]
    >`
      select mentor_id, name, surname, latin_name, title, photo_id from api.mentor_cards where mentor_id = ${id}`,
  )
  return (
    card && {
      id: card.mentorId,
      name: personName(language, `${card.name} ${card.surname}`, card.latinName),
      title: card.title,
      photoId: card.photoId,
    }
  )
}
