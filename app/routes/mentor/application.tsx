import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { findOwnApplication } from '~/domain/applications/applications.server'
import type { Handle } from '~/http/handle'
import { useRootData } from '~/http/root-data'
import { notFound } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { formatLongDate } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { Card } from '~/ui/card'
import { FormPage } from '~/ui/form-page'
import { NextStep } from '~/ui/next-step'

export const handle: Handle = { i18n: ['mentor'], title: (t) => t('mentor:application.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'mentor')
  const application = await findOwnApplication(viewer)
  if (!application) throw notFound()
  const { status } = application
  if (status === 'active' || status === 'inactive') throw redirect('/mentor/mentorships')
  return { application: { ...application, status } }
}

export default function ApplicationPage() {
  const { application } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mentor')
  const language = useLanguage()
  const email = useRootData()?.constants.teamEmail
  const { status, statusMessage, appliedAt } = application
  return (
    <FormPage
      title={t('application.title')}
      lead={t('application.sent', { when: formatLongDate(language, appliedAt) })}
    >
      <NextStep
        eyebrow={t('next.eyebrow')}
        title={t(`application.${status}.title`)}
        mood={status === 'awaiting_response' ? 'act' : 'calm'}
      >
        <p>{t(`application.${status}.text`)}</p>
        {status !== 'new' && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </NextStep>
      {statusMessage && (
        <Card title={t('application.message')}>
          <p className="whitespace-pre-line">{statusMessage}</p>
        </Card>
      )}
    </FormPage>
  )
}
