import type { LoaderFunctionArgs } from '@remix-run/node'
import { useTranslation } from 'react-i18next'
import type { Handle } from '~/http/handle'
import { requireMentor } from '~/http/viewer.server'
import { PreparedPage } from '~/layouts/prepared-page'

export const handle: Handle = { i18n: ['mentor'], title: (t) => t('mentor:prepared.offers.title') }

export async function loader(args: LoaderFunctionArgs) {
  await requireMentor(args)
  return null
}

export default function OffersPreparedPage() {
  const { t } = useTranslation('mentor')
  return (
    <PreparedPage
      title={t('prepared.offers.title')}
      text={t('prepared.offers.text')}
      meanwhile={{ to: '/mentor/mentorships', label: t('common:shell.menu.mentorMentorships') }}
    />
  )
}
