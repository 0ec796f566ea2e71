import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { wantedNotifications } from '~/domain/notifications/notifications.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireMentor } from '~/http/page.server'
import { AskForSeminarMails } from '~/parts/notifications/ask-for-mails'
import { EmptyState } from '~/ui/empty-state'
import { PageHeader } from '~/ui/page-header'
import { SeminarCard } from './seminars/seminar-card'

export const handle: Handle = { title: (t) => t('seminars:own.title') }

export async function loader(args: Args) {
  const viewer = await requireMentor(args)
  const [seminars, wanted] = await Promise.all([
    reads.ownSeminars(viewer),
    wantedNotifications(viewer, 'mentor'),
  ])
  return { seminars: [...seminars], told: wanted.includes('seminars') }
}

export default function OwnSeminarsPage() {
  const { seminars, told } = useLoaderData<typeof loader>()
  const { t } = useTranslation('seminars')
  return (
    <>
      <PageHeader title={t('own.title')} lead={t('own.lead')} />
      {seminars.length > 0 ? (
        <ul className="grid max-w-3xl gap-5">
          {seminars.map((seminar) => (
            <SeminarCard key={seminar.id} seminar={seminar} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t('own.none')}>
          <p>{t('own.noneText')}</p>
        </EmptyState>
      )}
      {!told && <AskForSeminarMails />}
    </>
  )
}
