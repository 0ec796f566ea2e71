import { useTranslation } from '~/i18n/use-translation'
import { wantedNotifications } from '~/domain/notifications/notifications.server'
import { SeminarSeat } from '~/domain/seminars/schema'
import {
  changeSeat,
  findOwnSeminar,
  type OwnSeminar,
  readOwnSeminars,
} from '~/domain/seminars/seminars.server'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, requireMentor, submit } from '~/http/page.server'
import { formatLongDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { AskForSeminarMails } from '~/parts/notifications/ask-for-mails'
import { EmptyState } from '~/ui/empty-state'
import { PageHeader } from '~/ui/page-header'
import { RecordSection } from '~/ui/record-page'
import { SeminarCard } from './seminars/seminar-card'

export const handle: Handle = { title: (t) => t('seminars:own.title') }

export async function loader(args: Args) {
  const viewer = await requireMentor(args)
  const [seminars, wanted] = await Promise.all([
    readOwnSeminars(viewer),
    wantedNotifications(viewer, 'mentor'),
  ])
  return { ...seminars, active: viewer.mentorStatus === 'active', told: wanted.includes('seminars') }
}

export async function action(args: Args) {
  const viewer = await requireMentor(args)
  return submit(args, SeminarSeat, async (seat) => {
    await changeSeat(viewer, seat)
    const seminar = await findOwnSeminar(viewer, seat.seminarId)
    return redirect(
      `/mentor/seminars#seminar-${seat.seminarId}`,
      seat.intent === 'signUp' ? 'seminarJoined' : 'seminarLeft',
      { name: seminar?.title ?? '' },
    )
  })
}

export default function OwnSeminarsPage() {
  const { coming, past, active, told } = useLoaderData<typeof loader>()
  const { t } = useTranslation('seminars')
  const { form } = useActionForm(SeminarSeat, { id: 'seat' })
  return (
    <>
      <div className="mb-6 empty:hidden">
        <FormErrors form={form} />
      </div>
      <PageHeader title={t('own.title')} lead={t('own.lead')} />
      <div className="grid gap-10">
        <RecordSection title={t('own.coming')}>
          {coming.length > 0 ? (
            <ul className="grid max-w-3xl gap-5">
              {coming.map((seminar) => (
                <SeminarCard key={seminar.id} {...{ seminar, active }} />
              ))}
            </ul>
          ) : (
            <EmptyState title={t('own.none')} level={3}>
              <p>{t('own.noneText')}</p>
            </EmptyState>
          )}
          {!told && <AskForSeminarMails />}
        </RecordSection>
        <PastSeminars seminars={past} />
      </div>
    </>
  )
}

/** The past seminars that the viewing mentor had signed up for; nothing if there are none. */
function PastSeminars({ seminars }: { seminars: OwnSeminar[] }) {
  const { t, language } = useTranslation('seminars')
  if (seminars.length === 0) return null
  return (
    <RecordSection title={t('own.past')}>
      <ul className="grid max-w-3xl gap-3">
        {seminars.map(({ id, title, startsAt, minutes }) => (
          <li key={id}>
            <span lang={langOfWords(title)} className="font-medium">
              {title}
            </span>
            <span className="block text-muted">
              <time dateTime={startsAt.toISOString()}>{formatLongDate(language, startsAt)}</time>
              {' · '}
              {t('common:counts.minutes', { count: minutes })}
            </span>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
