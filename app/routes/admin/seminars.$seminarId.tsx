import { useTranslation } from '~/i18n/use-translation'
import { findSeminarRecord, type SeminarSignup } from '~/domain/seminars/seminars.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, requireViewer } from '~/http/page.server'
import { formatAppointment, formatDateTime } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { MentorLink } from '~/parts/people/person-link'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { SessionPlace } from '~/parts/planned-sessions/session-place'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { RecordPage, RecordSection } from '~/ui/record-page'
import { SummaryList } from '~/ui/summary-list'
import { DataTable } from '~/ui/table'

export const handle: Handle<{ seminar: { title: string } } | undefined> = {
  title: (_t, data) => data?.seminar.title ?? '',
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const found = or404(await findSeminarRecord(viewer, idParameter(args.params.seminarId)))
  const { cancelledAt, startsAt } = found.seminar
  const scope = cancelledAt ? 'cancelled' : startsAt > new Date() ? 'coming' : 'past'
  return { ...found, scope } as const
}

export default function SeminarPage() {
  const { seminar, signups, scope } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('seminars')
  const { id, title, description, startsAt, minutes, place, seats, cancelledAt, cancelReason } = seminar
  return (
    <RecordPage
      title={title}
      back={{ to: `/admin/seminars?scope=${scope}`, label: t('admin:seminars.title') }}
      facts={[t(`state.${scope}`), formatAppointment(language, startsAt)]}
      actions={
        scope === 'coming' && (
          <>
            <LinkButton to={`/admin/seminars/${id}/edit`}>{t('edit.link')}</LinkButton>
            <LinkButton to={`/admin/seminars/${id}/cancel`} variant="secondary">
              {t('cancel.link')}
            </LinkButton>
          </>
        )
      }
    >
      {cancelledAt && (
        <Banner title={t('cancel.done', { when: formatDateTime(language, cancelledAt) })}>
          {cancelReason && <p className="whitespace-pre-line wrap-anywhere">{cancelReason}</p>}
        </Banner>
      )}
      <RecordSection title={t('details')}>
        <div className="grid gap-5">
          <SummaryList
            rows={[
              { label: t('common:facts.when'), value: formatDateTime(language, startsAt) },
              { label: t('common:session.minutes'), value: minutes },
              { label: t('admin:seminars.place'), value: <SessionPlace place={place} /> },
              { label: t('common:facts.seats'), value: seats ?? t('noLimit') },
            ]}
          />
          {description && (
            <p lang={langOfWords(description)} className="max-w-read whitespace-pre-line wrap-anywhere">
              {description}
            </p>
          )}
        </div>
      </RecordSection>
      <RecordSection title={t('signups.title')}>
        <SeminarSignups signups={signups} seats={seats} />
      </RecordSection>
    </RecordPage>
  )
}

type SeminarSignupsProps = { signups: SeminarSignup[]; seats: number | null }

/** The mentors who have signed up for a seminar, the first one first. */
function SeminarSignups({ signups, seats }: SeminarSignupsProps) {
  const { t, language } = useTranslation('seminars')
  const count = signups.length
  if (count === 0) return <p className="text-muted">{t('signups.none')}</p>
  return (
    <DataTable
      caption={
        seats === null ? t('common:counts.mentors', { count }) : t('signups.countOf', { count, seats })
      }
      columns={[
        { id: 'mentor', label: t('common:facts.mentor') },
        { id: 'when', label: t('signups.when'), code: true },
      ]}
      rows={signups.map(({ mentorId, name, photoId, signedUpAt }) => ({
        id: String(mentorId),
        cells: [
          <PersonWithFace key="name" {...{ name, photoId }}>
            <MentorLink id={mentorId} name={name} />
          </PersonWithFace>,
          formatDateTime(language, signedUpAt),
        ],
      }))}
    />
  )
}
