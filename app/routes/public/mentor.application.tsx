import { useTranslation } from '~/i18n/use-translation'
import { findOwnApplication } from '~/domain/applications/applications.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, requireSignedIn } from '~/http/page.server'
import { formatLongDate } from '~/i18n/format'
import { Card } from '~/ui/card'
import { FormPage } from '~/ui/form-page'
import { ApplicationState } from './mentor.application/application-state'

export const handle: Handle = { title: (t) => t('mentor:application.title') }

export async function loader(args: Args) {
  const viewer = await requireSignedIn(args)
  const application = await findOwnApplication(viewer)
  if (!application) throw redirect('/mentor/register')
  const { status } = application
  if (status === 'active' || status === 'inactive') throw redirect('/mentor/mentorships')
  return { application: { ...application, status } }
}

export default function ApplicationPage() {
  const { application } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('mentor')
  const { status, statusMessage, appliedAt } = application
  return (
    <FormPage
      title={t('application.title')}
      lead={t('application.sent', { when: formatLongDate(language, appliedAt) })}
    >
      {statusMessage && (
        <Card title={t('application.message')}>
          <p className="whitespace-pre-line">{statusMessage}</p>
        </Card>
      )}
      <ApplicationState status={status} />
    </FormPage>
  )
}
