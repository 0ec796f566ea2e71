import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, redirect, requireMentor, submit } from '~/http/page.server'
import { readAvailability } from '~/domain/mentors/own-mentor.server'
import { OwnAbsence, OwnStatus } from './my-account.availability/account-availability'
import { BeAway, daysOf, SetAway } from '~/domain/mentors/availability-schema'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { FormPage } from '~/ui/form-page'
import { RecordSection } from '~/ui/record-page'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = { title: (t) => t('mentor:availability.title') }

const here = '/mentor/my-account/availability'

export async function loader(args: Args) {
  return readAvailability(await requireMentor(args))
}

export async function action(args: Args) {
  const viewer = await requireMentor(args)
  return submit(args, SetAway, async (absence) => {
    if (absence.intent === 'back') {
      await acts.setAway(viewer, { until: null })
      return redirect(here, 'awayEnded')
    }
    const { since, until } = absence
    const sure = absence.sure === daysOf(absence)
    const count = await acts.setAway(viewer, { until, since: since ?? null, sure })
    if (count === 0) return redirect(here, 'awaySet')
    return redirect(here, count === 1 ? 'awayClosedOne' : 'awayClosedMore', { count: String(count) })
  })
}

export default function AvailabilityPage() {
  const mentor = useLoaderData<typeof loader>()
  const { t } = useTranslation('mentor')
  const away = useActionForm(BeAway, { id: 'away' })
  const offers = (['mentoring', 'coaching'] as const).map((kind) => {
    const offered = kind === 'mentoring' ? mentor.offersMentoring : mentor.offersCoaching
    return {
      label: t(`common:kind.${kind}`),
      value: t(offered ? 'availability.offers.yes' : 'availability.offers.no'),
    }
  })
  return (
    <FormPage
      title={t('availability.title')}
      lead={t('availability.lead')}
      back={{ to: '/mentor/my-account/profile', label: t('profile.title') }}
      errors={
        <FormErrors
          form={away.form}
          labels={{ since: t('availability.away.since'), until: t('availability.away.until') }}
        />
      }
    >
      <OwnStatus {...mentor} />
      {mentor.status === 'active' && (
        <OwnAbsence {...away} awayFrom={mentor.awayFrom} awayUntil={mentor.awayUntil} />
      )}
      <RecordSection title={t('availability.offers.title')}>
        <SummaryList rows={offers} />
        <p className="mt-3 max-w-read text-muted">
          {t('availability.offers.text')}{' '}
          <Link to="/mentor/my-account/profile">{t('availability.offers.change')}</Link>
        </p>
      </RecordSection>
    </FormPage>
  )
}
