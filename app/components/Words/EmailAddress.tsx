/** An address that, without room for one line, breaks after the @. */
export function EmailAddress({ address }: { address: string }) {
  const [name, ...host] = address.split("@");
  return (
    <span>
      {`${name}@`}
      <wbr />
      {host.join("@")}
    </span>
  );
}
