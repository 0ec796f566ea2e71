/** What holds for all calls, and how to sign in. */
export function Conventions() {
  return (
    <>
      <section aria-labelledby="sign-in">
        <h2 id="sign-in">Sign in</h2>
        <ol>
          <li>
            <code>GET /api/csrf-cookie</code> sets the readable cookie <code>XSRF-TOKEN</code>.
          </li>
          <li>
            <code>POST /api/login</code> with <code>email</code> and <code>password</code> sets the session
            cookie and a new <code>XSRF-TOKEN</code>. If <code>secondStep</code> is true,{' '}
            <code>POST /api/login/code</code> with the <code>code</code> of the authenticator app ends the
            sign-in.
          </li>
          <li>
            If <code>currentRole</code> is null, <code>POST /api/client/user/choose-account</code> with one of{' '}
            <code>userRoles</code>.
          </li>
        </ol>
        <p>
          Send both cookies with every call. Every POST, PUT and DELETE also sends the value of{' '}
          <code>XSRF-TOKEN</code> in the header <code>X-XSRF-TOKEN</code> (axios and Angular do so by
          themselves), and an <code>Origin</code> of this site, as browsers do. A new session or role comes
          with a new token.
        </p>
        <pre>
          <code>{signIn}</code>
        </pre>
      </section>
      <section aria-labelledby="conventions">
        <h2 id="conventions">Conventions</h2>
        <ul>
          <li>
            Bodies are JSON, of at most 256 kB. A form (<code>application/x-www-form-urlencoded</code> or{' '}
            <code>multipart/form-data</code>) is accepted too, and is needed where a file travels. Unknown
            fields and query parameters are refused, and the answer names those that there are.{' '}
            <code>true</code>, <code>1</code> and <code>on</code> mean the same, <code>false</code>,{' '}
            <code>0</code> and <code>off</code> the opposite. A filter takes ids and the codes of the lists. A
            list of the team without <code>scope</code> is about all rows.
          </li>
          <li>
            One thing is <code>{'{ "result": { … } }'}</code>; an act without an outcome answers{' '}
            <code>{'{ "result": true }'}</code>. Lists of the team are{' '}
            <code>{'{ "result": [ … ], "total": 17, "next": "…", "previous": null }'}</code>:{' '}
            <code>limit</code> is at most 100, <code>cursor</code> takes <code>next</code> or{' '}
            <code>previous</code>, and <code>total</code> is counted to 1,001, which means more than 1,000.
          </li>
          <li>
            Ids are whole numbers. Times are ISO 8601 in UTC, dates <code>YYYY-MM-DD</code>, money is{' '}
            <code>{'{ "cents": 6200, "currency": "EUR" }'}</code>. Keys of answers stay as they are; new ones
            may come, so ignore those you do not know.
          </li>
          <li>
            A failure is <code>{'{ "error": { "code", "message", "fields" } }'}</code>. <code>code</code> is
            for programs: a rule’s key with 409. <code>message</code> and the texts in <code>fields</code> are
            for the user, in the language that <code>Content-Language</code> names: the user’s own, else{' '}
            <code>?lng=</code>, else the cookie <code>locale</code>, else Greek (<code>gr</code>).
          </li>
          <li>
            400 malformed · 401 no session · 403 not in this role, or the token is missing or old · 404 absent
            or hidden, alike · 405 with <code>Allow</code> · 409 a rule refused · 413 too large · 415 neither
            JSON nor a form · 422 values that make no sense · 429 and 503 with <code>Retry-After</code>.
          </li>
          <li>
            Statuses are numbers. Mentor: 1 new, 2 awaiting response, 3 active, 4 inactive, 5 rejected.
            Request: 1 pending, 2 approved, 3 rejected or closed. Edit request: 1 approved, 2 rejected.
          </li>
          <li>
            Answers with an <code>ETag</code> are answered 304 while <code>If-None-Match</code> fits.
          </li>
        </ul>
      </section>
    </>
  )
}

const signIn = `SITE=https://mentoring.example.org
curl -c cookies.txt "$SITE/api/csrf-cookie"
TOKEN=$(awk '$6 == "XSRF-TOKEN" { print $7 }' cookies.txt)
curl -b cookies.txt -c cookies.txt -X POST "$SITE/api/login" \\
  -H "Origin: $SITE" -H "X-XSRF-TOKEN: $TOKEN" -H "Content-Type: application/json" \\
  -d '{"email":"eleni@example.org","password":"…"}'
TOKEN=$(awk '$6 == "XSRF-TOKEN" { print $7 }' cookies.txt)
curl -b cookies.txt "$SITE/api/user/me"`
