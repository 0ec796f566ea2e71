import type { FieldMetadata } from '@conform-to/react'
import { Trans } from 'react-i18next'
import { useTranslation } from '~/i18n/use-translation'
import { TokenField } from '~/forms/action-form'
import { Link, useConstants } from '~/http/page'
import { TermsLink } from '~/parts/texts/terms-link'
import { Button, ButtonRow, LinkButton } from '~/ui/button'
import { CheckboxField, fieldProps } from '~/ui/field'
import type { Role } from '~/viewer/role'

type AgreementsProps = {
  profile: 'mentor' | 'mentee'
  terms: FieldMetadata<boolean | undefined>
  news: FieldMetadata<boolean | undefined>
  te: (key: string, field?: string) => string
}

/** The terms of the role and the consent to news; a mentor's has seminars and offers too. */
export function CompletionAgreements({ profile, terms, news, te }: AgreementsProps) {
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
      <CheckboxField {...fieldProps(terms, te)} label={text} boxed />
      <CheckboxField
        {...fieldProps(news, te)}
        label={t(profile === 'mentor' ? 'application:visibility.news' : 'register.news')}
        hint={t('register.newsHint')}
        boxed
      />
    </div>
  )
}

/** The other ways from here: another role, sign out, no account at all. */
export function OtherWays({ roles }: { roles: Role[] }) {
  const { t } = useTranslation('creating')
  const { teamEmail } = useConstants()
  return (
    <div className="grid gap-3 border-t border-line pt-6">
      <p className="text-muted">{t('complete.questions', { teamEmail })}</p>
      <ButtonRow>
        {roles.length > 0 && (
          <LinkButton to="/choose-profile" variant="secondary">
            {t('complete.otherRole')}
          </LinkButton>
        )}
        <form method="post" action="/logout">
          <TokenField />
          <Button variant="quiet">{t('common:shell.logout')}</Button>
        </form>
        <Link to="/erase-my-account">{t('complete.erase')}</Link>
      </ButtonRow>
    </div>
  )
}
