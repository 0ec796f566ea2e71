import { useErrorText, useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/reads.server'
import { ConfirmAct, ConfirmErrors } from '~/parts/accounts/confirm-act'
import { findAward, withdrawAward } from '~/domain/scholarships/awards.server'
import { ConfirmWithPassword } from '~/domain/values'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, or404, redirect, requireViewer } from '~/http/page.server'
import { formatLongDate } from '~/i18n/format'
import { AwardFacts } from '~/parts/scholarships/award-facts'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { EffectList } from '~/ui/effect-list'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('admin:scholarships.withdraw.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [award, passwordNeeded] = await Promise.all([
    findAward(viewer, idParameter(args.params.purchaseId)),
    reads.passwordNeeded(viewer, { routine: true }),
  ])
  return { award: or404(award), passwordNeeded }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const purchaseId = idParameter(args.params.purchaseId)
  return guarded(args, viewer, ConfirmWithPassword, async () => {
    await withdrawAward(viewer, purchaseId)
    const award = await findAward(viewer, purchaseId)
    return redirect(`/admin/scholarships/${award?.scholarshipId}`, 'awardWithdrawn', {
      name: award?.menteeName ?? '',
    })
  })
}

export default function WithdrawAwardPage() {
  const { award, passwordNeeded } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('admin')
  const te = useErrorText()
  const back = { to: `/admin/scholarships/${award.scholarshipId}`, label: award.scholarshipName }
  const page = { title: t('scholarships.withdraw.title'), back, errors: <ConfirmErrors id="withdraw" /> }
  const facts = (
    <AwardFacts
      scholarship={{
        id: award.scholarshipId,
        name: award.scholarshipName,
        kind: award.kind,
        year: award.year,
      }}
      mentee={{ menteeId: award.menteeId, name: award.menteeName, email: award.menteeEmail }}
      given={award}
    />
  )
  if (award.withdrawnAt || award.obstacle === 'award_used') {
    const when = award.withdrawnAt && formatLongDate(language, award.withdrawnAt)
    return (
      <FormPage {...page}>
        <Banner>{when ? t('scholarships.withdraw.done', { when }) : te('award_used')}</Banner>
        {facts}
        <div>
          <LinkButton to={back.to}>{t('scholarships.withdraw.back')}</LinkButton>
        </div>
      </FormPage>
    )
  }
  const effects = ['closes', 'place', 'mail'].map((effect) => t(`scholarships.withdraw.${effect}`))
  return (
    <ConfirmAct
      id="withdraw"
      {...page}
      passwordNeeded={passwordNeeded}
      submit={t('scholarships.withdraw.submit')}
      variant="danger"
      keep={t('scholarships.withdraw.cancel')}
    >
      {facts}
      {award.obstacle && <Banner tone="warning">{te('card_payment_open')}</Banner>}
      <EffectList effects={effects} />
    </ConfirmAct>
  )
}
