import { composeMail } from '~/domain/mails/compose'
import type { MailFigures } from '~/domain/mails/facts'
import { toLanguage } from '~/i18n/locale'

const answered = ['active', 'rejected'] as const

export type AutomaticAnswer = {
  decision: (typeof answered)[number]
  subject: string
  text: string
  lang?: string
}
type Applicant = { id: number; name: string; locale: string }

/** The mails that the applicant gets if the team writes no message, in the applicant's language. */
export function automaticAnswers(
  { id, name, locale }: Applicant,
  origin: string,
  figures: MailFigures,
): AutomaticAnswer[] {
  return answered.map((decision) => {
    const content = { name, mentorId: id, message: null }
    const { subject, text } = composeMail({
      kind: `application_${decision}`,
      locale,
      content,
      origin,
      figures,
    })
    return { decision, subject, text, lang: toLanguage(locale) }
  })
}
