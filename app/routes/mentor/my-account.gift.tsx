import { useTranslation } from 'react-i18next'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, flash, redirect, requireMentor, submit } from '~/http/page.server'
import { loadAccount } from '~/parts/accounts/account-page.server'
import { NameScholarship } from '~/domain/scholarships/schema'
import { FormErrors, useActionForm } from '~/http/action-form'
import { AccountPage } from '~/parts/accounts/account-page'
import { RecordSection } from '~/ui/record-page'
import { DeclinedGift, EarlierGifts, GiftForm, ThisYearsGift } from './my-account.gift/own-gift'

export const handle: Handle = { i18n: ['mentor', 'account'], title: (t) => t('mentor:gift.title') }

export async function loader(args: Args) {
  const viewer = await requireMentor(args)
  const [gifts, account] = await Promise.all([
    reads.ownGifts(viewer),
    loadAccount(args.request, viewer, 'mentor'),
  ])
  return { gifts, account }
}

export async function action(args: Args) {
  const viewer = await requireMentor(args)
  return submit(args, NameScholarship, async ({ name }) => {
    await acts.giftScholarship(viewer, { name })
    return redirect('/mentor/my-account/gift', { headers: flash('giftNamed') })
  })
}

export default function GiftPage() {
  const { gifts, account } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mentor')
  const gift = useActionForm(NameScholarship, { id: 'gift' })
  const [newest] = gifts
  const current = gifts.find(({ thisYear, state }) => thisYear && state !== 'declined')
  const declined = !current && newest?.thisYear ? newest : undefined
  const earlier = gifts.filter((each) => each !== current && each !== declined)
  return (
    <AccountPage {...account} tab="gift">
      <div className="grid gap-10">
        <FormErrors form={gift.form} labels={{ name: t('gift.name') }} />
        <RecordSection title={t('gift.title')}>
          <div className="grid gap-6">
            <p className="max-w-read">{t('gift.lead')}</p>
            {declined && <DeclinedGift gift={declined} />}
            {current ? <ThisYearsGift gift={current} /> : <GiftForm {...gift} />}
          </div>
        </RecordSection>
        {earlier.length > 0 && (
          <RecordSection title={t('gift.earlier')}>
            <EarlierGifts gifts={earlier} />
          </RecordSection>
        )}
      </div>
    </AccountPage>
  )
}
