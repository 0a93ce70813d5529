import styles from "./Words.module.css";

/** An address that, without room for one line, breaks after the @. */
export function EmailAddress({ address }: { address: string }) {
  const [name, ...host] = address.split("@");
  return (
    <span className={styles.email}>
      {`${name}@`}
      <wbr />
      {host.join("@")}
    </span>
  );
}
