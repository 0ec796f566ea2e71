import { useTranslation } from 'react-i18next'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { ProofLinks } from './proof-links'

type ProofPicturesProps = { purchase: Pick<AdminPurchase, 'proofs' | 'menteeName'> }

/** Links to the proofs of a deposit; one that is a picture is shown, and opens in a new tab. */
export function ProofPictures({ purchase }: ProofPicturesProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <ProofLinks purchase={purchase} />
      <span className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {purchase.proofs.map(
          ({ id, picture }, index) =>
            picture && (
              <a key={id} href={`/proofs/${id}`} target="_blank" rel="noreferrer">
                <img
                  src={`/proofs/${id}`}
                  alt={t('purchases.proofOf', { number: index + 1, name: purchase.menteeName })}
                  width={240}
                  height={240}
                  loading="lazy"
                  className="size-60 rounded-leaf border border-edge bg-sunken object-contain"
                />
              </a>
            ),
        )}
      </span>
    </>
  )
}
