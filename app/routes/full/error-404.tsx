import { useTranslation } from '~/i18n/use-translation'
import { Form, type Handle } from '~/http/page'
import { data } from '~/http/page.server'
import { ErrorWords } from '~/layouts/error-words'
import { MentorSearchBox } from '~/parts/mentors/mentor-search-box'

export const handle: Handle = {
  title: (t) => t('common:errorPage.404.title'),
}

export const loader = () => data(null, { status: 404 })

export default function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <ErrorWords status={404}>
      <Form method="get" action="/mentors" className="mb-8">
        <MentorSearchBox button={t('form.search')} />
      </Form>
    </ErrorWords>
  )
}
