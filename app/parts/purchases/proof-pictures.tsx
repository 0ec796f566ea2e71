import { useTranslation } from '~/i18n/use-translation'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { Icon } from '~/ui/icon'
import { VisuallyHidden } from '~/ui/visually-hidden'

type ProofPicturesProps = { purchase: Pick<AdminPurchase, 'proofs' | 'menteeName'>; small?: boolean }

/** The proofs of a deposit: pictures as such, other files by their names; each opens in a new tab. */
export function ProofPictures({ purchase: { proofs, menteeName }, small }: ProofPicturesProps) {
  const { t } = useTranslation('admin')
  if (proofs.length === 0) return <span className="text-muted">{t('purchases.noProof')}</span>
  return (
    <ul className="flex flex-wrap items-start gap-3">
      {proofs.map(({ id, fileName, picture }, index) => (
        <li key={id} className="min-w-0">
          <a
            href={`/proofs/${id}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-7 items-center gap-1.5"
          >
            {picture ? (
              <img
                src={`/proofs/${id}`}
                alt={t('purchases.proofOf', { number: index + 1, name: menteeName })}
                loading="lazy"
                className={`rounded-leaf border border-edge bg-sunken object-contain ${small ? 'size-28' : 'size-60'}`}
              />
            ) : (
              <>
                <span className="wrap-anywhere">{fileName}</span>
                <Icon name="external" className="size-4 shrink-0" />
              </>
            )}
            <VisuallyHidden> {t('purchases.newTab')}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}
