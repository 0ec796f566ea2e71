import type { Handle } from '~/http/page'
import { data } from '~/http/page.server'
import { ErrorWords } from '~/layouts/error-words'

export const handle: Handle = { title: (t) => t('common:errorPage.500.title') }

export const loader = () => data(null, { status: 500 })

export default function ErrorMessagePage() {
  return <ErrorWords status={500} />
}
