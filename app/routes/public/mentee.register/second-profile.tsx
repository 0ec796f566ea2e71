import { Trans, useTranslation } from 'react-i18next'
import { BecomeMentee, BecomeMenteeWithBirthdate } from '~/domain/mentees/registration-schema'
import type { MentorOnTheWay } from '~/domain/mentors/mentor-on-the-way.server'
import type { Package } from '~/domain/packages/packages.server'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { useConstants } from '~/http/page'
import { WaitingMentor } from '~/parts/mentors/waiting-mentor'
import { WaitingPackage } from '~/parts/packages/waiting-package'
import { TermsLink } from '~/parts/texts/terms-link'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { ConfirmationPage } from '~/ui/confirmation-page'
import { fieldProps, partsProps } from '~/ui/conform'
import { EffectList } from '~/ui/effect-list'
import { CheckboxField, DateParts } from '~/ui/field'

export type SecondProfileProps = {
  home: string
  birthdateKnown: boolean
  redirectTo: string
  /** The package that the user was ordering. */
  item: Package | undefined
  /** The mentor whose page the user comes from. */
  mentor: MentorOnTheWay | undefined
}

/** Lets a signed-in user also become a mentee; known data is not asked again. */
export function SecondProfile({ home, birthdateKnown, redirectTo, item, mentor }: SecondProfileProps) {
  const { t } = useTranslation('public')
  const schema = (
    birthdateKnown ? BecomeMentee : BecomeMenteeWithBirthdate
  ) as typeof BecomeMenteeWithBirthdate
  const { form, fields, te } = useActionForm(schema, {
    id: 'second-profile',
    defaultValue: { redirectTo },
  })
  const constants = useConstants()
  const terms = (
    <Trans
      t={t}
      i18nKey="register.terms"
      components={{ terms: <TermsLink to="/mentoring-terms" />, privacy: <TermsLink to="/privacy-policy" /> }}
    />
  )
  return (
    <ConfirmationPage
      title={t('register.second.title')}
      lead={t('register.second.lead')}
      errors={<FormErrors form={form} labels={{ birthdate: t('register.birthdate') }} />}
      cancel={{ to: home, label: t('register.second.home') }}
      form={
        <ActionForm form={form}>
          <input type="hidden" name="redirectTo" value={fields.redirectTo.initialValue ?? '/'} readOnly />
          {!birthdateKnown && (
            <DateParts
              {...partsProps(fields.birthdate, te)}
              legend={t('register.birthdate')}
              hint={t('register.birthdateHint', { ...constants })}
              labels={{
                day: t('common:form.day'),
                month: t('common:form.month'),
                year: t('common:form.year'),
              }}
              autoComplete="bday"
            />
          )}
          <CheckboxField {...fieldProps(fields.termsAccepted, te)} label={terms} boxed />
          <div>
            <Button pendingLabel={t('common:form.oneMoment')}>{t('register.second.submit')}</Button>
          </div>
        </ActionForm>
      }
    >
      <WaitingPackage item={item} />
      <WaitingMentor mentor={mentor} />
      <Card>
        <EffectList
          effects={[t('register.second.sameLogin'), t('register.second.switch'), t('register.second.free')]}
        />
      </Card>
    </ConfirmationPage>
  )
}
