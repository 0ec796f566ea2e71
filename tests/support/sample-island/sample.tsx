import { useState } from 'react'

/** An island with fields that React keeps, and others that it leaves alone. */
export default function Sample({ label }: { label: string }) {
  const [name, setName] = useState('')
  const [agreed, setAgreed] = useState(false)
  return (
    <form>
      <label>
        {label} <input name="q" value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        Note <textarea name="note" />
      </label>
      <label>
        <input
          type="checkbox"
          name="agreed"
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />{' '}
        Agreed
      </label>
      <label>
        Day{' '}
        <select name="day">
          <option value="1">Monday</option>
          <option value="2">Tuesday</option>
        </select>
      </label>
      <output>{`${name} ${agreed}`}</output>
    </form>
  )
}
