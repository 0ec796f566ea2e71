import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, requireMentor, submit } from '~/http/page.server'
import { NameScholarship } from '~/domain/scholarships/schema'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { FormPage } from '~/ui/form-page'
import { RecordSection } from '~/ui/record-page'
import { DeclinedGift, EarlierGifts, GiftForm, ThisYearsGift } from './my-account.gift/own-gift'

export const handle: Handle = { title: (t) => t('mentor:gift.title') }

export async function loader(args: Args) {
  const viewer = await requireMentor(args)
  return { gifts: await reads.ownGifts(viewer) }
}

export async function action(args: Args) {
  const viewer = await requireMentor(args)
  return submit(args, NameScholarship, async ({ name }) => {
    await acts.giftScholarship(viewer, { name })
    return redirect('/mentor/my-account/gift', 'giftNamed')
  })
}

export default function GiftPage() {
  const { gifts } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mentor')
  const gift = useActionForm(NameScholarship, { id: 'gift' })
  const [newest] = gifts
  const current = gifts.find(({ thisYear, state }) => thisYear && state !== 'declined')
  const declined = !current && newest?.thisYear ? newest : undefined
  const earlier = gifts.filter((each) => each !== current && each !== declined)
  return (
    <FormPage
      title={t('gift.title')}
      lead={t('gift.lead')}
      back={{ to: '/mentor/statistics', label: t('common:shell.menu.statistics') }}
      errors={<FormErrors form={gift.form} labels={{ name: t('common:facts.gift') }} />}
    >
      {declined && <DeclinedGift gift={declined} />}
      {current ? <ThisYearsGift gift={current} /> : <GiftForm {...gift} />}
      {earlier.length > 0 && (
        <RecordSection title={t('gift.earlier')}>
          <EarlierGifts gifts={earlier} />
        </RecordSection>
      )}
    </FormPage>
  )
}
