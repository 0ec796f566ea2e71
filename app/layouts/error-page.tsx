import { useTranslation } from '~/i18n/use-translation'
import { useFormInError } from '~/http/held-in-error'
import { isRouteErrorResponse, useFormToken, useRouteError } from '~/http/page'
import { ErrorWords, type ErrorStatus } from './error-words'
import { FullShell } from './full-shell'
import { HeldFormPage, NotSentPage } from './held-form'

/** Whose words the page of an error says; undefined on any other page. A form at an address that takes none is not found. */
export function useErrorStatus(): ErrorStatus | undefined {
  const error = useRouteError()
  // Null where no error is caught, as at the root of every page.
  if (error === undefined || error === null) return undefined
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 403 || status === 503) return status
  return status < 500 ? 404 : 500
}

/**
 * The error page: what happened and where to go next. Never shows a stack, an error key or a name. A form that its
 * sender may not send now is shown in it.
 */
export function ErrorPage() {
  const { language } = useTranslation()
  const formToken = useFormToken()
  const status = useErrorStatus() ?? 500
  const { heldForm, notSent } = useFormInError()
  const form = (heldForm && <HeldFormPage form={heldForm} />) ?? (notSent && <NotSentPage {...notSent} />)
  return (
    <FullShell viewer={null} locale={language} path="/" formToken={formToken} sentOnce={Boolean(form)}>
      {form ?? <ErrorWords status={status} />}
    </FullShell>
  )
}
