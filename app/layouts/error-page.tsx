import { useTranslation } from '~/i18n/use-translation'
import { useKeptForm } from '~/http/kept-in-error'
import { isRouteErrorResponse, useFormToken, useRouteError } from '~/http/page'
import { ErrorWords, type ErrorStatus } from './error-words'
import { FullShell } from './full-shell'
import { KeptFormPage } from './kept-form'

const known: Record<number, ErrorStatus> = { 403: 403, 404: 404, 503: 503 }

/**
 * The error page: what happened and where to go next. Never shows a stack, an error key or a name. A form that its
 * sender may not send now is kept in it.
 */
export function ErrorPage() {
  const { language } = useTranslation()
  const formToken = useFormToken()
  const error = useRouteError()
  const kept = useKeptForm()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <FullShell viewer={null} locale={language} path="/" formToken={formToken} sentOnce={Boolean(kept)}>
      {kept ? <KeptFormPage form={kept} /> : <ErrorWords status={known[status] ?? 500} />}
    </FullShell>
  )
}
