import { useTranslation } from '~/i18n/use-translation'
import { Form, type Handle } from '~/http/page'
import { data } from '~/http/page.server'
import { ErrorWords } from '~/layouts/error-words'
import { SearchBox } from '~/ui/search-box'

export const handle: Handle = {
  title: (t) => t('common:errorPage.404.title'),
}

export const loader = () => data(null, { status: 404 })

export default function NotFoundPage() {
  const { t } = useTranslation('public')
  return (
    <ErrorWords status={404}>
      <Form method="get" action="/mentors" className="mb-8">
        <SearchBox label={t('mentors.search')} button={t('common:form.search')} />
      </Form>
    </ErrorWords>
  )
}
