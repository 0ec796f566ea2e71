import { useTranslation } from '~/i18n/use-translation'
import type { MentorRecord } from '~/domain/mentors/mentor-record.server'
import type { Testimonial } from '~/domain/mentors/testimonials.server'
import type { AdminRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import type { PersonAccount } from '~/domain/people/people.server'
import type { Wait } from '~/domain/queues/queue-counts'
import { withWaits, type NeedName } from '~/domain/records/needs'
import { useConstants } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { formatDeadline } from '~/i18n/format'
import { NeededNow, OtherNeeds } from '~/parts/records/needed-now'
import { LinkButton } from '~/ui/button'
import { NextStep } from '~/ui/next-step'

export type MentorNeedsProps = {
  mentor: MentorRecord
  account: PersonAccount
  requests: AdminRequest[]
  testimonials: Testimonial[]
  waits: Wait[]
}

/** The one next act of the team for this mentor. */
export function MentorNeeds(props: MentorNeedsProps) {
  const { t } = useTranslation('people')
  const { told, ...need } = useNeed(props)
  const { need: first, others } = withWaits(
    { need: told ?? (need.to ? 'testimonial' : 'nothing') },
    props.waits,
  )
  // What Today counts takes the place of a calm word, as on every record.
  if (!need.to && !props.mentor.own && first.need !== 'nothing')
    return <NeededNow need={first} others={others} />
  return (
    <NextStep
      eyebrow={t('needs.eyebrow')}
      title={need.title}
      mood={need.to ? 'act' : 'calm'}
      action={need.to && <LinkButton to={need.to}>{need.label}</LinkButton>}
    >
      {need.text && <p>{need.text}</p>}
      <OtherNeeds others={others} />
    </NextStep>
  )
}

type MentorNeed = { title: string; text?: string; to?: string; label?: string; told?: NeedName }

/** As what a queue names it. */
const told: Record<string, NeedName> = {
  application: 'application',
  request: 'answerSoon',
  edit: 'edit',
  rejections: 'rejections',
}

function useNeed({ mentor, requests, testimonials }: MentorNeedsProps): MentorNeed {
  const { t, language } = useTranslation('people')
  const actLink = useActLink()
  const { flagMonths } = useConstants()
  const { id, status } = mentor
  const open = requests
    .filter((request) => request.status === 'pending')
    .sort((one, other) => one.answerDueAt.getTime() - other.answerDueAt.getTime())[0]
  const draft = testimonials.some(({ publishedAt }) => publishedAt === null)
  const need = (key: string, to?: string, values = {}): MentorNeed => ({
    told: told[key],
    title: t(`needs.${key}.title`, values),
    text: t(`needs.${key}.text`, values),
    ...(to && { to, label: t(`needs.${key}.act`) }),
  })
  if (mentor.erased) return need('erased')
  if (mentor.own) return need('own')
  if (status === 'new') return need('application', actLink(`/admin/pending-applications/${id}`))
  if (status === 'awaiting_response' || status === 'rejected') return need(status)
  if (open)
    return need('request', '#requests', {
      name: open.menteeName,
      when: formatDeadline(language, open.answerDueAt),
    })
  if (mentor.editWaiting) return need('edit', actLink(`/admin/mentors/${id}/pending-edit-requests`))
  if (draft) return need('testimonial', '#testimonials')
  if (mentor.flagged)
    return need('rejections', '#follow-up', {
      count: mentor.rejections,
      flagMonths,
    })
  return need(status === 'active' ? 'nothing' : 'inactive')
}
