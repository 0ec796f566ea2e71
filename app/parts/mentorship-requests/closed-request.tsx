import { useTranslation } from '~/i18n/use-translation'
import type { Outcome } from '~/domain/mentorship-requests/outcome'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

type ClosedRequestProps = {
  side: 'mentor' | 'admin'
  outcome: Outcome
  back: { to: string; label: string }
}

/** Shown instead of the form when the request is already answered or closed. */
export function ClosedRequest({ side, outcome, back }: ClosedRequestProps) {
  const { t } = useTranslation(side)
  return (
    <FormPage title={t('closedRequest.title')}>
      <Banner tone={outcome === 'approved' ? 'success' : 'info'}>{t(`outcome.${outcome}`)}</Banner>
      <div>
        <LinkButton to={back.to}>{back.label}</LinkButton>
      </div>
    </FormPage>
  )
}
