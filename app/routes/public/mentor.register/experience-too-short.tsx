import { useTranslation } from '~/i18n/use-translation'
import { useConstants } from '~/http/page'
import { stepPath } from '~/parts/applications/step-address'
import { ButtonRow, LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

/** Why the application cannot continue yet, and what to do. */
export function ExperienceTooShort() {
  const { t } = useTranslation('application')
  const { teamEmail } = useConstants()
  return (
    <FormPage title={t('tooShort.title')} eyebrow={t('title')} lead={t('tooShort.lead')}>
      <p>{t('tooShort.mistake')}</p>
      <p>{t('tooShort.later')}</p>
      <ButtonRow>
        <LinkButton to={stepPath('experience')}>{t('tooShort.back')}</LinkButton>
        <LinkButton to="/mentors" variant="secondary">
          {t('tooShort.mentors')}
        </LinkButton>
      </ButtonRow>
      <p>
        {t('common:form.talk')} <a href={`mailto:${teamEmail}`}>{teamEmail}</a>
      </p>
    </FormPage>
  )
}
