import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/reads.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, notFound, redirect, requireViewer } from '~/http/page.server'
import { AwardFacts } from '~/parts/scholarships/award-facts'
import { AwardEffects, AwardForm } from './scholarships.$scholarshipId.award.$menteeId/award-form'
import { awardScholarship, findCandidate } from '~/domain/scholarships/awards.server'
import { NotOpen } from '~/parts/scholarships/scholarship-record'
import { findScholarship } from '~/domain/scholarships/scholarships.server'
import { Award } from '~/domain/scholarships/schema'
import { FormErrors, useActionForm } from '~/http/action-form'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { ConfirmationPage, FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('admin:scholarships.award.pageTitle') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [id, menteeId] = [idParameter(args.params.scholarshipId), idParameter(args.params.menteeId)]
  const [scholarship, mentee, passwordNeeded] = await Promise.all([
    findScholarship(viewer, id),
    findCandidate(viewer, menteeId, id),
    reads.passwordNeeded(viewer, { routine: true }),
  ])
  if (!scholarship || !mentee) throw notFound()
  return {
    scholarship,
    mentee,
    passwordNeeded,
    packages: await reads.awardablePackages(viewer, { kind: scholarship.kind, menteeId }),
  }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [id, menteeId] = [idParameter(args.params.scholarshipId), idParameter(args.params.menteeId)]
  return guarded(args, viewer, Award, async (award) => {
    await awardScholarship(viewer, id, menteeId, award)
    const name = (await findCandidate(viewer, menteeId, id))?.name ?? ''
    return redirect(`/admin/scholarships/${id}`, 'scholarshipAwarded', { name })
  })
}

export default function AwardPage() {
  const { scholarship, mentee, passwordNeeded, packages } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const award = useActionForm(Award, { id: 'award' })
  const { kind, state } = scholarship
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
          <LinkButton to={back.to}>{t('scholarships.withdraw.back')}</LinkButton>
        </div>
      </FormPage>
    )
  }
  return (
    <ConfirmationPage
      {...page}
      form={<AwardForm {...award} {...{ kind, packages, passwordNeeded }} />}
      cancel={{ to: back.to, label: t('scholarships.award.cancel') }}
    >
      {facts}
      <AwardEffects {...{ kind, packages }} />
    </ConfirmationPage>
  )
}
