//! Delta debugging: finds a short list of steps that still breaks the same rule.

/// Returns a part of `steps` that still fails, from which no single part of any tried size can be left out. `fails`
/// runs at most `runs` times. All of `steps` must fail.
pub(super) async fn shrink<T: Copy>(
    steps: Vec<T>,
    mut runs: usize,
    mut fails: impl AsyncFnMut(Vec<T>) -> bool,
) -> Vec<T> {
    let mut least = steps;
    let mut size = least.len().div_ceil(2);
    while size > 0 && !least.is_empty() {
        let mut from = 0;
        let mut has_shrunk = false;
        while from < least.len() {
            if runs == 0 {
                return least;
            }
            runs -= 1;
            let until = (from + size).min(least.len());
            let rest: Vec<T> = least[..from].iter().chain(&least[until..]).copied().collect();
            if fails(rest.clone()).await {
                least = rest;
                has_shrunk = true;
            } else {
                from = until;
            }
        }
        size = if has_shrunk && size == 1 { 1 } else { size / 2 };
    }
    least
}

#[tokio::test]
async fn what_a_fault_does_not_need_is_left_out() {
    let steps: Vec<u32> = (0..30).collect();
    let needs = |steps: &[u32]| [3, 17, 18].iter().all(|one| steps.contains(one));
    let least = shrink(steps.clone(), 1_000, async |some: Vec<u32>| needs(&some)).await;
    assert_eq!(least, [3, 17, 18]);
    // With few runs the result still fails.
    let least = shrink(steps, 4, async |some: Vec<u32>| needs(&some)).await;
    assert!(needs(&least) && least.len() < 30, "{least:?}");
}
