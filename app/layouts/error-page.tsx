import { useTranslation } from 'react-i18next'
import { useFormToken } from '~/http/page'
import { ErrorWords, type ErrorStatus } from './error-words'
import { FullShell } from './full-shell'

const known: Record<number, ErrorStatus> = { 403: 403, 404: 404, 503: 503 }

/** The error page: what happened and where to go next. Never shows a stack, an error key or a name. */
export function ErrorPage({ status }: { status: number }) {
  const { i18n } = useTranslation()
  return (
    <FullShell viewer={null} locale={i18n.language} path="/" formToken={useFormToken()}>
      <ErrorWords status={known[status] ?? 500} />
    </FullShell>
  )
}
