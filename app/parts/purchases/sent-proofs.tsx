import { useTranslation } from '~/i18n/use-translation'
import type { Purchase } from '~/domain/purchases/purchases.server'
import { formatDateTime } from '~/i18n/format'

/** Links to the proofs that the mentee has sent. */
export function SentProofs({ proofs }: { proofs: Purchase['proofs'] }) {
  const { t, language } = useTranslation('mentee')
  return (
    <ul className="grid gap-2">
      {proofs.map((proof) => (
        <li key={proof.id}>
          <a href={`/proofs/${proof.id}`} className="break-words">
            {proof.fileName}
          </a>
          <span className="block text-sm text-muted">
            {t('proof.sentAt', { when: formatDateTime(language, proof.sentAt) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
