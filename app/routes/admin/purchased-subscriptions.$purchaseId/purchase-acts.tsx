import { useTranslation } from '~/i18n/use-translation'
import type { Need, NeedName } from '~/domain/records/needs'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { type PurchaseAct, useActsOfPurchase } from '~/parts/purchases/acts-of-purchase'
import { Card } from '~/ui/card'
import { AskGuardian } from './ask-guardian'
import { CancelOrder } from './cancel-order'
import type { PurchasePage } from './purchase-page.server'
import { TakeBack } from './take-back'
import { WithdrawAward } from './withdraw-award'

/** The acts whose link stands in the box of what is needed now. */
const actsOfNeeds: Partial<Record<NeedName, PurchaseAct>> = {
  refundAsked: 'refund',
  paidInPart: 'deposit',
  proof: 'mark-as-paid',
  undocumented: 'document',
  closedClaim: 'reopen-claim',
}

type PurchaseActsProps = Pick<
  PurchasePage,
  'purchase' | 'refundCase' | 'takeBack' | 'award' | 'passwordNeeded'
> & {
  needs: Need[]
}

/** The team's acts for this purchase: links to pages of their own, and what is done here. */
export function PurchaseActs(props: PurchaseActsProps) {
  const { purchase, refundCase, takeBack, award, passwordNeeded, needs } = props
  const { t } = useTranslation('records')
  const actLink = useActLink()
  const acts = useActsOfPurchase()(purchase, refundCase.cents)
  const above = needs.map(({ need }) => actsOfNeeds[need])
  const links = acts.filter(({ act, to }) => !to.includes('#') && !above.includes(act))
  const has = (name: PurchaseAct) => acts.some(({ act }) => act === name)
  return (
    <Card title={t('common:facts.actions')} className="no-print">
      {purchase.own && <p>{t('needs.own.text')}</p>}
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {links.map(({ act, to }) => (
          <PlainLink key={act} to={actLink(to)} words={t(`purchase.acts.${act}`)} />
        ))}
        <PlainLink
          to={`/admin/mentees/${purchase.menteeId}/scholarships`}
          words={t('admin:scholarships.hers')}
        />
      </ul>
      <div className="mt-4 max-w-read empty:hidden">
        {has('ask-guardian') && <AskGuardian purchase={purchase} />}
        {!takeBack.obstacle && (
          <TakeBack purchase={purchase} found={takeBack} passwordNeeded={passwordNeeded.ofRoutine} />
        )}
        {award && <WithdrawAward award={award} passwordNeeded={passwordNeeded.ofRoutine} />}
        {has('cancel') && <CancelOrder purchase={purchase} passwordNeeded={passwordNeeded.ofRoutine} />}
      </div>
    </Card>
  )
}

function PlainLink({ to, words }: { to: string; words: string }) {
  return (
    <li>
      <Link to={to} className="inline-flex min-h-9 items-center font-medium">
        {words}
      </Link>
    </li>
  )
}
