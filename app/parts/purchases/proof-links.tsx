import { useTranslation } from '~/i18n/use-translation'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { Icon } from '~/ui/icon'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** Links to the proofs of a deposit; each opens in a new tab. */
export function ProofLinks({ purchase }: { purchase: Pick<AdminPurchase, 'proofs' | 'menteeName'> }) {
  const { t } = useTranslation('admin')
  if (purchase.proofs.length === 0) return <span className="text-muted">{t('purchases.noProof')}</span>
  return (
    <ul className="grid gap-1">
      {purchase.proofs.map((proof, index) => (
        <li key={proof.id}>
          <a
            href={`/proofs/${proof.id}`}
            target="_blank"
            rel="noreferrer"
            title={proof.fileName}
            className="inline-flex min-h-6 items-center gap-1.5 whitespace-nowrap"
          >
            {t('purchases.proof', { number: index + 1 })}
            <VisuallyHidden>
              {' '}
              {purchase.menteeName}, {t('purchases.newTab')}
            </VisuallyHidden>
            <Icon name="external" className="size-4" />
          </a>
        </li>
      ))}
    </ul>
  )
}
