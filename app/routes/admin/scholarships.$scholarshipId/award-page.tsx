import { useTranslation } from '~/i18n/use-translation'
import type { AwardablePackage, Candidate } from '~/domain/scholarships/awards.server'
import type { Award } from '~/domain/scholarships/schema'
import type { Scholarship } from '~/domain/scholarships/scholarships.server'
import { FormErrors, type useActionForm } from '~/forms/action-form'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { ConfirmationPage, FormPage } from '~/ui/form-page'
import { AwardFacts } from './award-facts'
import { AwardEffects, AwardForm } from './award-form'
import { NotOpen } from './not-open'

type AwardPageProps = {
  scholarship: Scholarship
  mentee: Candidate
  packages: AwardablePackage[]
  passwordNeeded: boolean
  award: ReturnType<typeof useActionForm<typeof Award>>
}

/** Asks before a scholarship is awarded to a mentee, or says why it cannot be. */
export function AwardPage({ scholarship, mentee, packages, passwordNeeded, award }: AwardPageProps) {
  const { t } = useTranslation('admin')
  const { kind, state } = scholarship
  const { menteeId } = mentee
  const back = { to: `/admin/scholarships/${scholarship.id}`, label: scholarship.name }
  const page = {
    title: t('scholarships.award.pageTitle'),
    back,
    errors: <FormErrors form={award.form} labels={{ packageId: t('common:facts.package') }} />,
  }
  const facts = <AwardFacts scholarship={scholarship} mentee={mentee} />
  if (mentee.blocked || state !== 'open') {
    return (
      <FormPage {...page}>
        {mentee.blocked ? (
          <Banner tone="warning">{t(`scholarships.award.blocked.${mentee.blocked}`)}</Banner>
        ) : (
          <NotOpen scholarship={scholarship} />
        )}
        {facts}
        <div>
          <LinkButton to={back.to}>{t('scholarships.award.back')}</LinkButton>
        </div>
      </FormPage>
    )
  }
  return (
    <ConfirmationPage
      {...page}
      form={<AwardForm {...award} {...{ kind, menteeId, packages, passwordNeeded }} />}
      cancel={{ to: back.to, label: t('scholarships.award.cancel') }}
    >
      {facts}
      <AwardEffects {...{ kind, packages }} />
    </ConfirmationPage>
  )
}
