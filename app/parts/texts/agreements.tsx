import type { FieldMetadata } from '@conform-to/react'
import { Trans } from 'react-i18next'
import { useTranslation } from '~/i18n/use-translation'
import { TermsLink } from '~/parts/texts/terms-link'
import { CheckboxField, fieldProps } from '~/ui/field'

type AgreementsProps = {
  profile: 'mentor' | 'mentee'
  fields: Record<'termsAccepted' | 'newsConsent', FieldMetadata<boolean | undefined>>
  te: (key: string, field?: string) => string
}

/** The terms of the role and the consent to news; a mentor's has seminars and offers too. */
export function Agreements({ profile, fields, te }: AgreementsProps) {
  const { t } = useTranslation(['public', 'application'])
  const text = (
    <Trans
      t={t}
      i18nKey="common:texts.accept"
      components={{ terms: <TermsLink to="/mentoring-terms" />, privacy: <TermsLink to="/privacy-policy" /> }}
    />
  )
  return (
    <div className="grid gap-3">
      <CheckboxField {...fieldProps(fields.termsAccepted, te)} label={text} boxed />
      <CheckboxField
        {...fieldProps(fields.newsConsent, te)}
        label={t(profile === 'mentor' ? 'application:visibility.news' : 'register.news')}
        hint={t('register.newsHint')}
        boxed
      />
    </div>
  )
}
