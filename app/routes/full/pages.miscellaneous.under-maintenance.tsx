import type { Handle } from '~/http/page'
import { data } from '~/http/page.server'
import { ErrorWords } from '~/layouts/error-words'

export const handle: Handle = { title: (t) => t('common:errorPage.503.title') }

export const loader = () => data(null, { status: 503, headers: { 'Retry-After': '600' } })

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export default function UnderMaintenancePage() {
  return <ErrorWords status={503} />
}
